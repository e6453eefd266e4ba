/** News between the tabs of one device: a record has grown. Each tab then reads for itself. */
export interface News {
  gameId: string;
  /** Number of entries in the record. */
  length: number;
}

/** Firefox has channels and gives none to a page whose site data is blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('custodian');
  } catch {
    return null;
  }
}

export class Channel {
  #channel = openChannel();

  constructor(hear: (news: News) => void) {
    if (!this.#channel) return;
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  }

  tell(news: News): void {
    this.#channel?.postMessage(news);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }
}
