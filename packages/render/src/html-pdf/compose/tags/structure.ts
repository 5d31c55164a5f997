// The structure of a tagged document as written by Chromium: the elements and the marked contents that belong to each.
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

export interface StructureElement {
  readonly ref: PDFRef;
  readonly dict: PDFDict;
}

interface NewElement {
  readonly role: string;
  readonly parent: PDFRef;
  readonly page?: PDFRef;
}

export class Structure {
  readonly #document: PDFDocument;
  readonly root: PDFDict;
  /** The elements of the marked contents of a page or XObject, by its key in the parent tree. */
  readonly #parents = new Map<number, PDFArray>();

  private constructor(document: PDFDocument, root: PDFDict) {
    this.#document = document;
    this.root = root;
    this.#readParents(root.lookup(name('ParentTree')));
  }

  /** Undefined for a document without a structure. */
  static of(document: PDFDocument): Structure | undefined {
    const root = document.catalog.lookup(name('StructTreeRoot'));
    return root instanceof PDFDict ? new Structure(document, root) : undefined;
  }

  #readParents(node: PDFObject | undefined): void {
    if (!(node instanceof PDFDict)) return;
    const kids = node.lookup(name('Kids'));
    if (kids instanceof PDFArray)
      for (const kid of kids.asArray()) this.#readParents(this.#document.context.lookup(kid));
    const numbers = node.lookup(name('Nums'));
    if (!(numbers instanceof PDFArray)) return;
    for (let at = 0; at + 1 < numbers.size(); at += 2) {
      const [key, value] = [numbers.lookup(at), numbers.lookup(at + 1)];
      if (key instanceof PDFNumber && value instanceof PDFArray) this.#parents.set(key.asNumber(), value);
    }
  }

  /** The key of a page or XObject. */
  parentsOf(owner: PDFDict): PDFArray | undefined {
    const number = owner.lookup(name('StructParents'));
    return number instanceof PDFNumber ? this.#parents.get(number.asNumber()) : undefined;
  }

  /** All elements in reading order. */
  *elements(): Generator<StructureElement> {
    const waiting = this.childrenOf(this.root).toReversed();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      yield next;
      waiting.push(...this.childrenOf(next.dict).toReversed());
    }
  }

  roleOf({ dict }: StructureElement): string {
    const role = dict.lookup(name('S'));
    return role instanceof PDFName ? role.decodeText() : '';
  }

  childrenOf(parent: PDFDict): StructureElement[] {
    return this.kidsOf(parent).flatMap((kid) => {
      const dict = this.#document.context.lookup(kid);
      return kid instanceof PDFRef && dict instanceof PDFDict && dict.has(name('S')) ? [{ ref: kid, dict }] : [];
    });
  }

  /** Elements, numbers of marked contents, and references to either. */
  kidsOf(parent: PDFDict): readonly PDFObject[] {
    const kids = parent.lookup(name('K'));
    if (kids instanceof PDFArray) return kids.asArray();
    const only = parent.get(name('K'));
    return only === undefined ? [] : [only];
  }

  /** Any elements among the children are attached to it. */
  setKids({ ref, dict }: StructureElement, kids: readonly PDFObject[]): void {
    const list = PDFArray.withContext(this.#document.context);
    for (const kid of kids) list.push(kid);
    dict.set(name('K'), list);
    for (const child of this.childrenOf(dict)) child.dict.set(name('P'), ref);
  }

  createElement({ role, parent, page }: NewElement): StructureElement {
    const { context } = this.#document;
    const dict = context.obj({ Type: 'StructElem', S: role, P: parent, ...(page !== undefined && { Pg: page }) });
    return { ref: context.register(dict), dict };
  }
}
