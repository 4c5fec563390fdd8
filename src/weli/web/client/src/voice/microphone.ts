// One's own microphone: opened on a tap, and why it cannot be.

/** Why one cannot talk here; each has a sentence `voice.no.…`. */
export type WhyNot = "http" | "browser" | "refused" | "none" | "taken";

/** What stands against it before anybody is asked. */
export function barred(): WhyNot | null {
  if (!window.isSecureContext) return "http";
  return navigator.mediaDevices && "RTCPeerConnection" in window ? null : "browser";
}

const BY_NAME: Record<string, WhyNot> = { NotAllowedError: "refused", SecurityError: "refused", NotFoundError: "none", OverconstrainedError: "none", NotReadableError: "taken", AbortError: "taken" };

/** Asks for a device; gives its track, or why there is none. */
export async function opened(wish: MediaStreamConstraints): Promise<MediaStreamTrack | WhyNot> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia(wish);
    return stream.getTracks()[0] ?? "none";
  } catch (problem) {
    return (problem instanceof DOMException && BY_NAME[problem.name]) || "none";
  }
}

export function open(device = ""): Promise<MediaStreamTrack | WhyNot> {
  const wish = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
  return opened({ audio: device ? { ...wish, deviceId: { exact: device } } : wish });
}

/** How loud it is there now, from 0 to 1; nothing where the browser cannot measure it. */
export function measuring(track: MediaStreamTrack): { level: () => number; close: () => void } {
  try {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 512 });
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const waves = new Float32Array(analyser.fftSize);
    const level = () => {
      analyser.getFloatTimeDomainData(waves);
      return Math.sqrt(waves.reduce((sum, each) => sum + each * each, 0) / waves.length);
    };
    return { level, close: () => void context.close() };
  } catch {
    return { level: () => 0, close: () => undefined };
  }
}
