// Whether texts fit into their boxes, found out by the browser that prints them. Those that may be smaller are made so.
import { drawingDefaults } from '@coverwright/insurance/drawing-box';

/** Between full size and the smallest one, halved so often: the difference is less than 1 % then. */
const steps = 6;
/** Of its size, by which a text may be higher than its box: the ink of a line is lower than the line. */
const slackEm = 0.25;
/** The same of one that is made smaller anyway. */
const shrunkSlackEm = 0.1;

/**
 * Its value: for each text of the document, in order, the size it has in the end (1 is the size it was given), negative where
 * it still does not fit. All boxes are laid out together at each step.
 */
export const fitTexts = `(() => {
  const boxes = [...document.querySelectorAll('drawn-text')].map((element) => {
    const size = parseFloat(element.style.fontSize);
    return { element, size, least: ${drawingDefaults.shrinkMin}, most: 1, scale: 1 };
  });
  const isTooLong = ({ element, size, scale }, slackEm) =>
    element.scrollHeight > element.clientHeight + 1 + size * scale * slackEm * 4 / 3 ||
    element.scrollWidth > element.clientWidth + 1;
  const isLong = boxes.map((box) => isTooLong(box, ${slackEm}));
  const shrunk = boxes.filter((box, index) => isLong[index] && 'shrinks' in box.element.dataset);
  const apply = () => { for (const { element, size, scale } of shrunk) element.style.fontSize = size * scale + 'pt'; };
  for (let step = 0; step <= ${steps}; step += 1) {
    for (const box of shrunk) box.scale = step === 0 ? box.least : (box.least + box.most) / 2;
    apply();
    const isStillLong = shrunk.map((box) => isTooLong(box, ${shrunkSlackEm}));
    for (const [index, box] of shrunk.entries()) {
      if (step === 0) box.isBeyond = isStillLong[index];
      if (box.isBeyond) box.most = box.least;
      else if (isStillLong[index]) box.most = box.scale;
      else box.least = box.scale;
    }
  }
  for (const box of shrunk) box.scale = box.least;
  apply();
  return boxes.map((box, index) => (isLong[index] && (box.isBeyond ?? true) ? -box.scale : box.scale));
})()`;
