/** State for trying out an operation: the typed body, sending and cancelling the request, and the last result. */
import { parseJsonText, type Json } from '@coverwright/rules';
import { useRef, useState } from 'react';
import { formatJson } from '../../ui/code-editor/code-editor-format.ts';
import { readText, useKept } from '../../ui/editor/record/studio-drafts.ts';
import { jsonProblemText } from '../../ui/problems/rule-text.ts';
import { useSendBody, type ApiAnswer } from './api-docs.api.ts';
import type { ApiOperation } from './openapi.ts';

/** Why the body was not sent. */
export interface BodyProblem {
  readonly line: number;
  readonly message: string;
  readonly from: number;
  readonly to: number;
}

export type TryOutcome =
  | { readonly kind: 'answer'; readonly answer: ApiAnswer; readonly sentText: string }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'cancelled' };

export type TryOut = ReturnType<typeof useTryOut>;

/**
 * @param url the full URL of the operation
 * @param draftKey the key under which the typed body is stored in case the page is lost
 */
export function useTryOut(url: string, operation: Pick<ApiOperation, 'exampleBody'>, draftKey: string) {
  const sendBody = useSendBody(url);
  const exampleText = toText(operation.exampleBody);
  const [bodyText, setBodyText] = useState(() => readText(`apiDocs|${draftKey}`) ?? exampleText);
  useKept(`apiDocs|${draftKey}`, bodyText === exampleText ? undefined : bodyText);
  const [problem, setProblem] = useState<BodyProblem>();
  const [outcome, setOutcome] = useState<TryOutcome>();
  const [running, setRunning] = useState<AbortController>();
  // Prevents a repeated key press from sending the request twice.
  const isRunning = useRef(false);

  const change = (text: string) => {
    setBodyText(text);
    setProblem(undefined);
  };
  const run = async (controller: AbortController) => {
    try {
      const answer = await sendBody(bodyText, controller.signal);
      setOutcome({ kind: 'answer', answer, sentText: bodyText });
    } catch (error) {
      setOutcome(controller.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error });
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  };
  const send = () => {
    if (isRunning.current) return;
    const found = problemOf(bodyText);
    setProblem(found);
    if (found) return;
    const controller = new AbortController();
    isRunning.current = true;
    setRunning(controller);
    void run(controller);
  };
  return {
    url,
    bodyText,
    change,
    problem,
    outcome,
    isStale: outcome?.kind === 'answer' && outcome.sentText !== bodyText,
    isSending: running !== undefined,
    send,
    cancel: () => running?.abort(),
    reset: bodyText === exampleText ? undefined : () => change(exampleText),
  };
}

function toText(value: Json): string {
  const text = JSON.stringify(value);
  return formatJson(text) ?? text;
}

function problemOf(text: string): BodyProblem | undefined {
  const parsed = parseJsonText(text);
  if (parsed.ok) return undefined;
  return { line: parsed.line, message: jsonProblemText(parsed), from: parsed.offset, to: parsed.endOffset };
}
