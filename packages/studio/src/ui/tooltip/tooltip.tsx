/**
 * Names or explains a control on hover or keyboard focus. The positioning code is loaded when a tooltip is first
 * shown, because it is larger than most pages.
 */
import { useMergedRef } from '@mantine/hooks';
import { cloneElement, type ReactElement, type Ref, useEffect, useId, useState } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { ShownTooltipProps } from './shown-tooltip.tsx';

const openDelayMs = 400;

const LazyTooltip = lazyPart<ShownTooltipProps>(
  async () => (await import('./shown-tooltip.tsx')).ShownTooltip,
  () => null,
);

interface TooltipProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
}

export function Tooltip({ label, className, children }: TooltipProps) {
  const [target, setTarget] = useState<HTMLButtonElement | null>(null);
  const ref = useMergedRef(setTarget, children.props.ref);
  return (
    <>
      {cloneElement(children, { ref })}
      <TooltipOf target={target} label={label} className={className} />
    </>
  );
}

interface TooltipOfProps extends Omit<TooltipProps, 'children'> {
  readonly target: HTMLElement | null;
}

/** For a control that is rendered elsewhere. */
export function TooltipOf({ target, label, className }: TooltipOfProps) {
  const id = useId();
  const { isNear, isOpen } = useTooltipState(target);
  useEffect(() => {
    if (target === null || !isOpen) return undefined;
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [target, isOpen, id]);
  if (target === null || !isNear) return null;
  return <LazyTooltip target={target} id={id} label={label} className={className} isOpen={isOpen} />;
}

/** Whether the pointer or the focus has been on the target before, and whether its tooltip is open. */
function useTooltipState(target: HTMLElement | null): { readonly isNear: boolean; readonly isOpen: boolean } {
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (target === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = (): void => {
      clearTimeout(timer);
      setIsOpen(false);
    };
    const handleEnter = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      setIsNear(true);
      timer = setTimeout(() => setIsOpen(true), openDelayMs);
    };
    const handleFocus = (): void => {
      if (!target.matches(':focus-visible')) return;
      setIsNear(true);
      setIsOpen(true);
    };
    const handleKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    target.addEventListener('pointerenter', handleEnter, { signal });
    target.addEventListener('pointerleave', close, { signal });
    target.addEventListener('focus', handleFocus, { signal });
    target.addEventListener('blur', close, { signal });
    document.addEventListener('keydown', handleKeyDown, { signal });
    return () => {
      listening.abort();
      close();
    };
  }, [target]);
  return { isNear, isOpen };
}
