// Collects the text of a body while it arrives. A short one is decoded at the end, as most requests are a
// single chunk; a long one chunk by chunk, so that its end does not block other requests, and its shape is
// counted meanwhile.
import { StringDecoder } from 'node:string_decoder';
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

  end(): JsonBody {
    if (this.#long !== undefined) return this.#long.end();
    const [only] = this.#pieces;
    const bytes = only !== undefined && this.#pieces.length === 1 ? only : Buffer.concat(this.#pieces);
    return { text: bytes.toString(), shape: undefined };
  }
}

class LongText {
  readonly #pieces: string[] = [];
  readonly #decoder = new StringDecoder('utf8');
  readonly #counter = new JsonShapeCounter();

  add(piece: Buffer): void {
    this.#pieces.push(this.#decoder.write(piece));
    this.#counter.add(piece.toString('latin1'));
  }

  end(): JsonBody {
    this.#pieces.push(this.#decoder.end());
    return { text: this.#pieces.join(''), shape: this.#counter.shape };
  }
}
