// The files that were loaded for one document.
import type { LoadedFile, LoadFile } from './pdf-request.ts';

export class LoadedFiles {
  readonly #loadFile: LoadFile;
  readonly #byAddress = new Map<string, ReturnType<LoadFile>>();
  readonly #files: LoadedFile[] = [];

  constructor(loadFile: LoadFile) {
    this.#loadFile = loadFile;
  }

  get files(): readonly LoadedFile[] {
    return this.#files;
  }

  /** Body, header and footer may show the same file, which is loaded once. */
  readonly load: LoadFile = (url, signal) => {
    const file = this.#byAddress.get(url.href) ?? this.#loadFirst(url, signal);
    this.#byAddress.set(url.href, file);
    return file;
  };

  async #loadFirst(url: URL, signal: AbortSignal): ReturnType<LoadFile> {
    const file = await this.#loadFile(url, signal);
    if (typeof file === 'object') this.#files.push(file);
    return file;
  }
}
