/** The camera of this device, and what it reads: the codes that others show it. */
import { decodeQR } from 'qr/decode.js';

/** `insecure`: the browser gives a camera only to an https address. */
export type CameraState = 'off' | 'asking' | 'on' | 'refused' | 'missing' | 'insecure';

/** Enough for a code that fills a third of the picture. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** The platform's own reader, where there is one. */
interface Detector {
  detect: (video: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface Detectors {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

export class Camera {
  state = $state<CameraState>('off');
  stream = $state.raw<MediaStream | null>(null);
  #turn = 0;

  /** Asks for a camera: the one that looks at who holds the device, or the one on its back. */
  async open(facing: 'user' | 'environment'): Promise<void> {
    if (this.state === 'asking' || this.state === 'on') return;
    if (!('mediaDevices' in navigator)) {
      this.state = 'insecure';
      return;
    }
    const turn = ++this.#turn;
    this.state = 'asking';
    try {
      const video = { facingMode: { ideal: facing }, ...SIZE };
      const stream = await navigator.mediaDevices.getUserMedia({ video });
      // Closed meanwhile.
      if (turn !== this.#turn) return stop(stream);
      this.stream = stream;
      this.state = 'on';
    } catch (error) {
      if (turn !== this.#turn) return;
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      this.state = isRefused ? 'refused' : 'missing';
    }
  }

  close(): void {
    this.#turn += 1;
    if (this.stream) stop(this.stream);
    this.stream = null;
    this.state = 'off';
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function detector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detectors };
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector && formats.includes('qr_code')
      ? new BarcodeDetector({ formats: ['qr_code'] })
      : null;
  } catch {
    return null;
  }
}

/** The text of a code in a picture, or null. */
function codeIn(picture: ImageData): string | null {
  try {
    return decodeQR(picture);
  } catch {
    // It throws where there is none.
    return null;
  }
}

/** What reads the picture that a video shows now: its code, or null. */
export async function reader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const own = await detector();
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (video.videoWidth === 0) return null;
    if (own) return (await own.detect(video).catch(() => []))[0]?.rawValue ?? null;
    if (!pen) return null;
    const shrink = Math.min(1, 1280 / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * shrink);
    canvas.height = Math.round(video.videoHeight * shrink);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    return codeIn(pen.getImageData(0, 0, canvas.width, canvas.height));
  };
}
