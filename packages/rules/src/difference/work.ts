/** The effort that one comparison may spend on finding the best description; beyond it, a simpler one is found. */
export class Work {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Whether there was enough left; if not, nothing is spent. */
  spend(steps: number): boolean {
    if (steps > this.#left) return false;
    this.#left -= steps;
    return true;
  }
}
