/** News between the tabs of one device: a record has grown. Each tab then reads for itself. */
export interface News {
  gameId: string;
  /** Number of entries in the record. */
  length: number;
}

export class Channel {
  #channel: BroadcastChannel | null = null;

  constructor(hear: (news: News) => void) {
    if (typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel('custodian');
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
