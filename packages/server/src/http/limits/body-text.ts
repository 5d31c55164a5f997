// Collects the text of a body while it arrives. A short one is decoded at the end, as most requests are a
// single chunk; a long one chunk by chunk, so that its end does not block other requests, and its shape is
// counted meanwhile.
import { isUtf8 } from 'node:buffer';
import { type JsonShape, JsonShapeCounter } from '@coverwright/rules';

export interface JsonBody {
  readonly text: string;
  /** Set for a long body. */
  readonly shape: JsonShape | undefined;
}

export class BodyText {
  readonly #shortBytes: number;
  #sizeBytes = 0;
  #pieces: Buffer[] = [];
  #long: LongText | undefined;

  /** @param shortBytes the maximum size of a short body */
  constructor(shortBytes: number) {
    this.#shortBytes = shortBytes;
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  add(piece: Buffer): void {
    this.#sizeBytes += piece.length;
    if (this.#long !== undefined) return this.#long.add(piece);
    this.#pieces.push(piece);
    if (this.#sizeBytes <= this.#shortBytes) return;
    this.#long = new LongText();
    for (const earlier of this.#pieces) this.#long.add(earlier);
    this.#pieces = [];
  }

  /** Undefined if the bytes are not UTF-8. */
  end(): JsonBody | undefined {
    if (this.#long !== undefined) return this.#long.end();
    const [only] = this.#pieces;
    const bytes = only !== undefined && this.#pieces.length === 1 ? only : Buffer.concat(this.#pieces);
    return isUtf8(bytes) ? { text: bytes.toString(), shape: undefined } : undefined;
  }
}

class LongText {
  readonly #pieces: string[] = [];
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  readonly #counter = new JsonShapeCounter();
  #isUtf8 = true;

  add(piece: Buffer): void {
    this.#decode(piece, { stream: true });
    if (this.#isUtf8) this.#counter.add(piece.toString('latin1'));
  }

  end(): JsonBody | undefined {
    this.#decode(new Uint8Array(), {});
    if (!this.#isUtf8) return undefined;
    return { text: this.#pieces.join(''), shape: this.#counter.shape };
  }

  #decode(piece: Uint8Array, options: TextDecodeOptions): void {
    if (!this.#isUtf8) return;
    try {
      this.#pieces.push(this.#decoder.decode(piece, options));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.#isUtf8 = false;
    }
  }
}
