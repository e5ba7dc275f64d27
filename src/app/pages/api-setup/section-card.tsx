import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from 'waymark';

export interface SectionCardProps {
  /** The id of the title, which names the section. */
  id: string;
  /** The place of the section in the form. */
  number: number;
  title: string;
  /** Whether a check replaces the number. @default false */
  isDone?: boolean;
  children: ReactNode;
}

/** A numbered part of the form. */
export function SectionCard({ id, number, title, isDone = false, children }: SectionCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader>
          <CardTitle id={id} level={3} className="flex items-center gap-2.5">
            {/* The outcome of the test says in words what the check shows. */}
            <span
              aria-hidden
              data-tone={isDone ? 'success' : 'secondary'}
              className="grid size-6 shrink-0 place-items-center rounded-full border border-transparent bg-tone-soft text-h6 text-on-tone-soft"
            >
              {isDone ? <Check className="size-4" /> : number}
            </span>
            {title}
          </CardTitle>
        </CardHeader>
        <CardContent className="grid gap-5">{children}</CardContent>
      </section>
    </Card>
  );
}
