import { PlugZap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Card, CardContent, CardHeader, CardTitle, Chip, Link, TextField } from 'waymark';

interface ThemeSampleProps {
  name?: string;
  /** More content at the end of the card. */
  children?: ReactNode;
}

/** A part of a dashboard in the theme around it. */
export function ThemeSample({ name = 'Weather service', children }: ThemeSampleProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
        <Chip tone="success">Active</Chip>
      </CardHeader>
      <CardContent className="grid gap-4">
        <p className="text-muted">
          Last tested 2 min ago. <Link href="#log">Show the log</Link>
        </p>
        <TextField label="Name of the connection" defaultValue={name} />
        <div className="flex flex-wrap gap-3">
          <Button start={<PlugZap />}>Test connection</Button>
          <Button variant="outline">Edit</Button>
        </div>
        {children}
      </CardContent>
    </Card>
  );
}
