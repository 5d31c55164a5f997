import { Button } from '@mantine/core';
import type { CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import classes from './block-editor.module.css';

interface BlockFindingsProps {
  readonly findings: readonly CodeDiagnostic[];
  readonly isReadOnly: boolean;
  readonly onReplace: (at: { readonly from: number; readonly to: number }, text: string) => void;
}

/** The problems of the active block in words, with their corrections. */
export function BlockFindings({ findings, isReadOnly, onReplace }: BlockFindingsProps) {
  return (
    <div className={classes['found']} role="status">
      {findings.map((finding) => {
        const { from, to, message, severity, replacement } = finding;
        return (
          <div key={`${from} ${message}`} className={classes['finding']} data-severity={severity}>
            <span>{message}</span>
            {replacement === undefined || isReadOnly ? null : (
              <Button size="xs" variant="default" onClick={() => onReplace({ from, to }, replacement.text)}>
                {replacement.label}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}
