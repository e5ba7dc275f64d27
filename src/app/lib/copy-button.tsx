import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, VisuallyHidden } from 'waymark';

export interface CopyButtonProps {
  label: string;
  text: () => string;
}

/** Copies a text and shows and announces whether it worked. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'Copying is not allowed here' | null>(null);
  return (
    <>
      <Button
        size="sm"
        variant="plain"
        start={outcome === 'Copied' ? <Check /> : <Copy />}
        onClick={() => {
          navigator.clipboard.writeText(text()).then(
            () => setOutcome('Copied'),
            () => setOutcome('Copying is not allowed here'),
          );
        }}
      >
        {outcome ?? label}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
