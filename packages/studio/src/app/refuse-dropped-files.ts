/** Where files have no place, the browser would leave the studio, and what is typed, to show a file dropped there. */
export function refuseDroppedFiles(): void {
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}
