import type { ReactNode, Ref } from 'react';
import { Card, CardAction, CardContent, CardHeader, CardTitle } from 'waymark';

export interface SettingsCardProps {
  /** The fragment that links to the card: `/account#password`. */
  id: string;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Content at the end of the header, such as a state. */
  action?: ReactNode;
  children: ReactNode;
}

/** One group of settings: a region with its heading. */
export function SettingsCard({ id, title, titleRef, action, children }: SettingsCardProps) {
  return (
    <Card asChild>
      <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-header">
        <CardHeader className="min-h-16">
          <CardTitle ref={titleRef} id={`${id}-title`} tabIndex={-1}>
            {title}
          </CardTitle>
          {action && <CardAction>{action}</CardAction>}
        </CardHeader>
        <CardContent className="grid content-start gap-4">{children}</CardContent>
      </section>
    </Card>
  );
}
