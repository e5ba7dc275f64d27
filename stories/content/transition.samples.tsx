import { type ReactNode, useId, useState } from 'react';
import { Button, Card, CardContent } from 'waymark';

export interface DisclosedProps {
  /** The text of the button. */
  label: string;
  /** The initial state. */
  initially?: boolean;
  /** The content that the button opens. */
  children: (open: boolean) => ReactNode;
}

/** A button and the content that it opens. */
export function Disclosed({ label, initially = false, children }: DisclosedProps) {
  const [open, setOpen] = useState(initially);
  const id = useId();
  return (
    <div className="grid max-w-100 justify-items-start gap-4">
      <Button variant="outline" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      <div id={id} className="w-full overflow-clip">
        {children(open)}
      </div>
    </div>
  );
}

/** Sample content. */
export function LastAnswer() {
  return (
    <Card>
      <CardContent>The weather service answered in 180 ms, with 24 rows.</CardContent>
    </Card>
  );
}
