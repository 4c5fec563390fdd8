// One's own camera: opened on a tap, for a picture as small as a face at the table.

import { opened, type WhyNot } from "./microphone";

/** In pixels, and pictures a second: six of them go from every browser to five others. */
const SIDE = 160;
const RATE = 15;
const MOST_BITS = 150_000;

export const openCamera = (): Promise<MediaStreamTrack | WhyNot> =>
  opened({ video: { width: { ideal: SIDE }, height: { ideal: SIDE }, frameRate: { ideal: RATE, max: RATE }, facingMode: "user" } });

/** Whatever the camera gives, no more than that is sent. */
export async function keepSmall(sender: RTCRtpSender, track: MediaStreamTrack): Promise<void> {
  const { width = SIDE, height = SIDE } = track.getSettings();
  const sent = sender.getParameters();
  for (const encoding of sent.encodings) Object.assign(encoding, { maxBitrate: MOST_BITS, maxFramerate: RATE, scaleResolutionDownBy: Math.max(1, Math.min(width, height) / SIDE) });
  await sender.setParameters(sent);
}
