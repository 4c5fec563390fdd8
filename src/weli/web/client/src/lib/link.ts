// A text as part of an address: squeezed, and in letters that every address may have.

/** Longer links are cut off by some of the programs that pass them on. */
const LONGEST_LINK = 6000;
/** More than that no record of one deal has, in bytes. */
const LONGEST_TEXT = 100_000;

/** The text as letters of an address; nothing where it is too long for one. */
export async function toLink(text: string): Promise<string | null> {
  const squeezed = await whole(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")), LONGEST_TEXT);
  const letters = btoa(String.fromCharCode(...squeezed)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return letters.length <= LONGEST_LINK ? letters : null;
}

/** The text behind a link. Throws where it is none, is cut off, or unfolds into more than anybody would write. */
export async function fromLink(link: string): Promise<string> {
  if (link.length > LONGEST_LINK) throw new RangeError("too long");
  const bytes = Uint8Array.from(atob(link.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const text = await whole(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")), LONGEST_TEXT);
  return new TextDecoder("utf-8", { fatal: true }).decode(text);
}

/** All bytes of a stream, which is given up as soon as it has more than so many. */
async function whole(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: number[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    if (parts.length + value.length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    for (const byte of value) parts.push(byte);
  }
}
