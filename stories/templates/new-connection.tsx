'use client';

import { Clock, PlugZap, Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  CardContent,
  DescriptionList,
  DescriptionListDetails,
  DescriptionListItem,
  DescriptionListTerm,
  EmptyState,
  Heading,
  PasswordField,
  RichSelect,
  type RichSelectOption,
  Stack,
  TextField,
  Wizard,
  type WizardStep,
} from 'waymark';

const schedules: readonly RichSelectOption[] = [
  { value: 'minute', label: 'Every minute', description: 'For values that you watch', start: <Clock /> },
  { value: 'hour', label: 'Every hour', description: 'For reports', start: <Clock /> },
  { value: 'push', label: 'When the source sends', description: 'Needs a webhook', start: <Webhook /> },
];

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The focused form has been removed. */
const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** Resolves to the problem with an address, if any. Replace it with a request that tests the connection. */
async function testAddress(data: FormData): Promise<string | null> {
  const { protocol, hostname } = new URL(textOf(data, 'address'));
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe ? null : 'Enter an address that starts with https://.';
}

const steps: readonly WizardStep[] = [
  {
    value: 'source',
    title: 'Source',
    validate: testAddress,
    content: (
      <>
        <TextField label="Name" name="name" required />
        <TextField label="Address" name="address" type="url" placeholder="https://api.example.com/readings" required />
        <PasswordField label="Key" name="key" autoComplete="off" hint="Stays on this device." />
      </>
    ),
  },
  {
    value: 'schedule',
    title: 'Schedule',
    content: <RichSelect label="Load the rows" name="schedule" options={schedules} defaultValue="hour" />,
  },
  {
    value: 'review',
    title: 'Review',
    content: ({ data, goTo }) => (
      <>
        <DescriptionList>
          {[
            { term: 'Name', details: textOf(data, 'name') },
            { term: 'Address', details: textOf(data, 'address') },
            { term: 'Key', details: data.get('key') ? 'Entered' : 'None' },
            { term: 'Schedule', details: schedules.find(({ value }) => value === data.get('schedule'))?.label },
          ].map(({ term, details }) => (
            <DescriptionListItem key={term}>
              <DescriptionListTerm>{term}</DescriptionListTerm>
              <DescriptionListDetails>{details}</DescriptionListDetails>
            </DescriptionListItem>
          ))}
        </DescriptionList>
        <Stack direction="row">
          <Button variant="outline" size="sm" onClick={() => goTo('source')}>
            Change the source
          </Button>
        </Stack>
      </>
    ),
  },
];

/** A form in three steps: where the rows are, when they are loaded, and a review. */
export function NewConnection() {
  const [added, setAdded] = useState<string | null>(null);
  return (
    <Stack>
      <Heading level={1} size="h3">
        New connection
      </Heading>
      <Card>
        <CardContent>
          {added === null ? (
            <Wizard aria-label="New connection" steps={steps} onFinish={(data) => setAdded(textOf(data, 'name'))} />
          ) : (
            <EmptyState
              start={<PlugZap />}
              title={`${added} is connected`}
              description="Its rows appear on the dashboard within a minute."
              actions={
                <Button ref={focusOnMount} start={<Plus />} onClick={() => setAdded(null)}>
                  Add another
                </Button>
              }
            />
          )}
        </CardContent>
      </Card>
    </Stack>
  );
}
