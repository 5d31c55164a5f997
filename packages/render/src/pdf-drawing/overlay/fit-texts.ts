// Checks whether texts fit into their boxes, in the browser that prints them, and shrinks those that may be smaller.
import { drawingDefaults } from '@coverwright/insurance/drawing-box';

/** Bisections between full size and the smallest one: the remaining difference is less than 1 %. */
const steps = 6;
/** The share of its size by which a text may exceed its box: the ink of a line is lower than the line. */
const slackEm = 0.25;
/** The same for a text that is shrunk anyway. */
const shrunkSlackEm = 0.1;

/**
 * Evaluates to the final size of each text of the document, in order (1 is the original size), negative if it still does not
 * fit. All boxes are laid out together at each step.
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
