import type { Meta, StoryObj } from '@storybook/react-vite';
import { Database, KeyRound, LineChart, PlugZap, Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
import { PageFrame } from './templates.samples';

interface Connection {
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
const cardPadding = { paddingInline: 'var(--wm-card-padding)' };

interface FirstRunProps {
  /** Called with each connection that the user adds. */
  onAdd: (connection: Connection) => void;
}

/** The first-run page: its purpose, the first step and the next ones. */
function FirstRun({ onAdd }: FirstRunProps) {
  const [added, setAdded] = useState<readonly Connection[]>([]);
  const [adding, setAdding] = useState(false);

  function add(connection: Connection): void {
    setAdded([...added, connection]);
    setAdding(false);
    onAdd(connection);
  }

  return (
    <Stack gap={5}>
      <Stack direction="row" wrap align="center" justify="between" gap={2}>
        <Heading level={1} size="h3">
          Connections
        </Heading>
        {added.length > 0 && (
          <Button size="sm" startIcon={<Plus />} onClick={() => setAdding(true)}>
            Add connection
          </Button>
        )}
      </Stack>
      <Card>
        {added.length > 0 ? (
          <List dividers>
            {added.map(({ name, address }) => (
              <ListItem key={name} style={cardPadding}>
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
            icon={<Database />}
            title="No connections yet"
            description="A connection fetches data from one of your services. Add a connection to see its data here."
            actions={
              <>
                <Button startIcon={<Plus />} onClick={() => setAdding(true)}>
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
        <DialogHeader>
          <DialogTitle>Add connection</DialogTitle>
        </DialogHeader>
        <Stack asChild gap={0} style={{ minHeight: 0 }}>
          <form noValidate onSubmit={submit}>
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
        </Stack>
      </DialogContent>
    </Dialog>
  );
}

const meta = {
  title: 'Templates/Empty',
  component: FirstRun,
  parameters: { layout: 'fullscreen', page: true, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { onAdd: fn() },
  render: (args) => (
    <PageFrame path="/connections">
      <FirstRun {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof FirstRun>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/** Adds the first connection by keyboard. A missing value shows an error at its field. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add connection' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add connection' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Weather service{Enter}');
    await expect(address).toHaveAccessibleDescription(/starts with https:/);
    await expect(address).toHaveFocus();
    await userEvent.keyboard('https://api.weather.example');
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('Weather service')).toBeVisible();
    await expect(canvas.queryByText('No connections yet')).not.toBeInTheDocument();
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith({ name: 'Weather service', address: 'https://api.weather.example' });
    // The button that opened the dialog has been removed with the empty state.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
