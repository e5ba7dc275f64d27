'use client';

import { CloudAlert, Compass, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  Heading,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Stack,
  Text,
  useLinkComponent,
} from 'waymark';
import { connections } from './sample-data';

/** Aligns the rows of a list with the other content of its card. */

export interface ConnectionsProps {
  /** Loads the content of the page again. If it throws, the page keeps the error. */
  onRetry: (attempt: number) => Promise<void>;
}

/** A page whose content could not be loaded, with a retry button. The shell around it keeps working. */
export function Connections({ onRetry }: ConnectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'failed' | 'busy' | 'ready'>('failed');
  const [failures, setFailures] = useState(0);

  async function retry(): Promise<void> {
    setState('busy');
    try {
      await onRetry(failures + 1);
      setState('ready');
      // The focused button has been removed.
      heading.current?.focus();
    } catch {
      setState('failed');
      setFailures(failures + 1);
    }
  }

  return (
    <Stack gap={5}>
      <Heading level={1} size="h3" ref={heading} tabIndex={-1}>
        Connections
      </Heading>
      <Card>
        {state === 'ready' ? (
          <List inCard dividers>
            {connections.map(({ id, name, address, Icon }) => (
              <ListItem key={id}>
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={name} secondary={address} />
              </ListItem>
            ))}
          </List>
        ) : (
          <>
            <EmptyState
              role="alert"
              tone="error"
              start={<CloudAlert />}
              title="Something went wrong"
              description="Your connections could not be loaded. Your data is safe, and other pages still work."
              actions={
                <>
                  <Button
                    start={<RotateCw />}
                    loading={state === 'busy'}
                    labels={{ buttonLoading: 'Trying again' }}
                    onClick={() => void retry()}
                  >
                    Try again
                  </Button>
                  <Button asChild variant="outline">
                    <a href="mailto:help@waymark.example">Report a problem</a>
                  </Button>
                </>
              }
            />
            <Stack padding={failures > 0 ? 4 : 0}>
              <Text role="status" size="caption" tone="muted" align="center">
                {failures > 0 &&
                  `Retried ${failures === 1 ? 'once' : `${failures} times`}. The service is still not responding.`}
              </Text>
            </Stack>
          </>
        )}
      </Card>
    </Stack>
  );
}

export interface NotFoundProps {
  /** The unknown path. */
  address: string;
  /** The target of the link to the dashboard. */
  homeHref: string;
}

/** The page for an unknown path. */
export function NotFound({ address, homeHref }: NotFoundProps) {
  const RouterLink = useLinkComponent();
  return (
    <Stack grow align="center" justify="center">
      <EmptyState
        level={1}
        start={<Compass />}
        title="Page not found"
        description={
          <>
            There is no page at{' '}
            <Text asChild weight="medium" tone="text">
              <bdi>{address}</bdi>
            </Text>
            . The address may be mistyped, or the page may have moved.
          </>
        }
        actions={
          <Button asChild>
            <RouterLink href={homeHref}>Go to the dashboard</RouterLink>
          </Button>
        }
      />
    </Stack>
  );
}
