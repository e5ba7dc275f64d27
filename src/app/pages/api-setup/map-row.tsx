import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Label } from 'waymark';

export interface MapRowProps {
  /** What is mapped, such as a role or a group. */
  label: ReactNode;
  /** Renders the control. It must have the given attributes, which name it. */
  children: (control: { id: string; 'aria-labelledby': string }) => ReactNode;
}

/** A row of a form that maps one thing to another: the name, an arrow, and the control. Below 600 px, the name is above. */
export function MapRow({ label, children }: MapRowProps) {
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <div className="grid items-center gap-x-2.5 gap-y-1 sm:grid-cols-[--spacing(33)_--spacing(5)_minmax(0,1fr)]">
      <Label id={labelId} htmlFor={id} className="line-clamp-2 min-w-0 wrap-anywhere">
        {label}
      </Label>
      <ArrowRight aria-hidden className="size-4 text-muted max-sm:hidden rtl:-scale-x-100" />
      {children({ id, 'aria-labelledby': labelId })}
    </div>
  );
}
