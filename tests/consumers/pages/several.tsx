import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Button,
  Combobox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  TextField,
  ThemeProvider,
  Toaster,
  ToastProvider,
  type Toasts,
  Tooltip,
  useTheme,
  useToast,
} from 'waymark';

/** Shared by the roots, which do not share a context. */
const shared: { toasts?: Toasts; openFilters?: () => void } = {};

function ShareToasts() {
  const toasts = useToast();
  useEffect(() => {
    shared.toasts = toasts;
  }, [toasts]);
  return null;
}

/** The first root provides the page's theme and toasts. */
function Tools() {
  const [dark, setDark] = useState(false);
  return (
    <ThemeProvider mode={dark ? 'dark' : 'light'}>
      <ToastProvider>
        <ShareToasts />
        <Toaster />
        <Button onClick={() => setDark(!dark)}>Switch the theme</Button>
        <Dialog>
          <DialogTrigger asChild>
            <Button>Rename</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Rename the report</DialogTitle>
            </DialogHeader>
            <DialogBody>
              <TextField label="Name" />
              <Button onClick={() => shared.openFilters?.()}>Show the filters</Button>
            </DialogBody>
          </DialogContent>
        </Dialog>
        <Popover>
          <PopoverTrigger asChild>
            <Button>Search</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Search">
            <TextField label="Contains" />
          </PopoverContent>
        </Popover>
      </ToastProvider>
    </ThemeProvider>
  );
}

/** The second root is without a provider. */
function Report() {
  const [open, setOpen] = useState(false);
  const { resolvedMode } = useTheme();
  useEffect(() => {
    shared.openFilters = () => setOpen(true);
  }, []);
  return (
    <>
      <output>{resolvedMode}</output>
      <Tooltip label="Of all months">
        <Button>Total</Button>
      </Tooltip>
      <Tabs defaultValue="a">
        <TabsList aria-label="Views">
          <TabsTrigger value="a">Open</TabsTrigger>
        </TabsList>
        <TabsContent value="a">
          <Combobox label="Owner" options={[{ value: 'ada', label: 'Ada' }]} />
        </TabsContent>
      </Tabs>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Filters</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <TextField label="From" />
            <Button onClick={() => shared.toasts?.show({ title: 'Filters saved' })}>Save</Button>
            <Button onClick={() => report.unmount()}>Remove the report</Button>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  );
}

const addRoot = (tag: string) => createRoot(document.body.appendChild(document.createElement(tag)));

addRoot('div').render(
  <StrictMode>
    <Tools />
  </StrictMode>,
);
const report = addRoot('main');
report.render(
  <StrictMode>
    <Report />
  </StrictMode>,
);
