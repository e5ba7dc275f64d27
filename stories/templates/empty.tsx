'use client';

import { Database, KeyRound, LineChart, PlugZap, Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import {
  Button,
  Card,
  CardContent,
  Chip,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  EmptyState,
  Grid,
  Heading,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Stack,
  Text,
  TextField,
} from 'waymark';

export interface Connection {
  name: string;
  address: string;
}

type Errors = Partial<Record<keyof Connection, string>>;

const steps = [
  { title: 'Enter the URL', text: 'Any URL that returns JSON.', Icon: PlugZap },
  { title: 'Add a key', text: 'It is stored on this device for this session only.', Icon: KeyRound },
  { title: 'View the data', text: 'It appears on the dashboard within a minute.', Icon: LineChart },
] as const;

/** Aligns the rows of a list with the other content of its card. */

export interface FirstRunProps {
  /** Called with each connection that the user adds. */
  onAdd?: (connection: Connection) => void;
}

/** The first-run page: its purpose, the first step and the steps that follow. */
export function FirstRun({ onAdd }: FirstRunProps) {
  const [added, setAdded] = useState<readonly Connection[]>([]);
  const [adding, setAdding] = useState(false);

  function add(connection: Connection): void {
    setAdded([...added, connection]);
    setAdding(false);
    onAdd?.(connection);
  }

  return (
    <Stack gap={5}>
      <Stack direction="row" wrap align="center" justify="between" gap={2}>
        <Heading level={1} size="h3">
          Connections
        </Heading>
        {added.length > 0 && (
          <Button size="sm" start={<Plus />} onClick={() => setAdding(true)}>
            Add connection
          </Button>
        )}
      </Stack>
      <Card>
        {added.length > 0 ? (
          <List inCard dividers>
            {added.map(({ name, address }) => (
              <ListItem key={name}>
                <ListItemIcon>
                  <PlugZap />
                </ListItemIcon>
                <ListItemText primary={name} secondary={address} />
                <Chip size="sm" tone="success">
                  Active
                </Chip>
              </ListItem>
            ))}
          </List>
        ) : (
          <EmptyState
            start={<Database />}
            title="No connections yet"
            description="A connection fetches data from one of your services. Add a connection to see its data here."
            actions={
              <>
                <Button start={<Plus />} onClick={() => setAdding(true)}>
                  Add connection
                </Button>
                <Button asChild variant="outline">
                  <a href="#sample">View sample data</a>
                </Button>
              </>
            }
          />
        )}
      </Card>
      <Grid asChild columns={{ initial: 1, lg: 3 }} gap={5}>
        <ol role="list">
          {steps.map(({ title, text, Icon }, index) => (
            <Stack asChild key={title}>
              <li>
                <Card>
                  <Stack asChild direction="row">
                    <CardContent>
                      <Text asChild tone="secondary">
                        <span aria-hidden>
                          <Icon />
                        </span>
                      </Text>
                      <Stack gap={1}>
                        <Heading level={2} size="h4">
                          {index + 1}. {title}
                        </Heading>
                        <Text tone="muted">{text}</Text>
                      </Stack>
                    </CardContent>
                  </Stack>
                </Card>
              </li>
            </Stack>
          ))}
        </ol>
      </Grid>
      <AddDialog open={adding} onOpenChange={setAdding} onAdd={add} />
    </Stack>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

interface AddDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (connection: Connection) => void;
}

function AddDialog({ open, onOpenChange, onAdd }: AddDialogProps) {
  const [errors, setErrors] = useState<Errors>({});

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const connection = { name: textOf(data, 'name'), address: textOf(data, 'address') };
    const found: Errors = {
      ...(connection.name ? {} : { name: 'Enter a name.' }),
      ...(/^https:\/\/\S+$/.test(connection.address) ? {} : { address: 'Enter a URL that starts with https://.' }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) onAdd(connection);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <form noValidate onSubmit={submit}>
          <DialogHeader>
            <DialogTitle>Add connection</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <TextField label="Name" name="name" required error={errors.name} />
            <TextField
              label="Address"
              name="address"
              type="url"
              required
              hint="The URL at which the service returns JSON."
              error={errors.address}
            />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost" tone="neutral">
                Cancel
              </Button>
            </DialogClose>
            <Button type="submit">Add</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
