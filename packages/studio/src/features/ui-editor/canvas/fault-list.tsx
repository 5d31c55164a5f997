/** Faults that prevent parts of the component from being shown, each with its node. */
import { useTranslation } from 'react-i18next';
import shownPage from '../../../ui/sandbox/shown-page.module.css';
import { useNodeName } from '../tree/use-node-name.ts';
import { nodeWords } from '../work/node-words.ts';
import { useWork, type WorkStore } from '../work/work-store.ts';
import type { CanvasControl } from './canvas-control.ts';
import type { CanvasFault } from './canvas-faults.ts';
import classes from './canvas-pane.module.css';
import { useCanvasState } from './use-canvas.ts';

interface FaultListProps {
  readonly store: WorkStore;
  readonly control: CanvasControl;
}

export function FaultList({ store, control }: FaultListProps) {
  const { t } = useTranslation('uiEditor');
  const faults = useCanvasState(control, (state) => state.faults);
  if (faults.length === 0) return null;
  return (
    <div role="alert" aria-label={t('canvas.faults')}>
      <ul className={`${classes['faults']} ${shownPage['problems']}`}>
        {faults.map((fault) => (
          <FaultLine key={`${fault.nodeId} ${fault.message}`} store={store} control={control} fault={fault} />
        ))}
      </ul>
    </div>
  );
}

function FaultLine({ store, control, fault }: FaultListProps & { readonly fault: CanvasFault }) {
  const { t } = useTranslation('uiEditor');
  const nameOf = useNodeName();
  const document = useWork(store, ({ work }) => work.document);
  const { nodeId, part, message, line } = fault;
  return (
    <li>
      {document.nodes.has(nodeId) ? (
        <button
          type="button"
          onClick={() => {
            store.select([nodeId]);
            control.reveal(nodeId);
          }}
        >
          {nameOf(nodeWords(document, nodeId))}
        </button>
      ) : (
        <strong>
          {part === 'script' && line !== undefined ? t('canvas.scriptLine', { line }) : t(`canvas.part.${part}`)}
        </strong>
      )}
      {/* By Vue or the browser. */}
      <span lang="en">{message}</span>
    </li>
  );
}
