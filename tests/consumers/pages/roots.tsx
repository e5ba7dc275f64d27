import { StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  Button,
  Combobox,
  DataGrid,
  DataGridTable,
  DateField,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  Drawer,
  DrawerContent,
  DrawerProvider,
  DrawerToggle,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
  TextField,
  ThemeProvider,
} from 'waymark';

/** Parts of an app in a shadow root or in a frame. All layers render in `root`. */
function App({ root }: { root: Element | ShadowRoot }) {
  return (
    <ThemeProvider container={root}>
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
            <Combobox label="Owner" options={owners} />
          </DialogBody>
          <DialogFooter>
            <Button>Save</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <Popover>
        <PopoverTrigger asChild>
          <Button>Filter</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Filter">
          <TextField label="Contains" />
          <Button>Apply</Button>
        </PopoverContent>
      </Popover>
      <Menu>
        <MenuTrigger asChild>
          <Button>Actions</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>Copy</MenuItem>
          <MenuItem>Move</MenuItem>
          <MenuItem>Delete</MenuItem>
        </MenuContent>
      </Menu>
      <DataGrid data={cities} columns={columns} getRowId={({ name }) => name}>
        <DataGridTable aria-label="Cities" />
      </DataGrid>
      <DateField label="Due" defaultValue="2026-03-04" />
      <Combobox label="Reviewer" options={owners} />
      <DrawerProvider variant="modal">
        <DrawerToggle aria-label="Menu" />
        <Drawer aria-label="Pages">
          <DrawerContent>
            <a href="#reports">Reports</a>
            <a href="#users">Users</a>
          </DrawerContent>
        </Drawer>
      </DrawerProvider>
    </ThemeProvider>
  );
}

const cities = [{ name: 'Bonn' }, { name: 'Oslo' }];
const columns = [{ id: 'name', header: 'City', value: ({ name }: { name: string }) => name }];

const owners = ['Ada', 'Grace', 'Edsger'].map((name) => ({ value: name.toLowerCase(), label: name }));

/** Adds the page's style sheet to a root, whose elements the page's styles do not reach. */
function addStyles(root: ShadowRoot | HTMLElement): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (sheet) root.append(sheet.cloneNode());
}

const page = document.body.appendChild(document.createElement('div'));
page.append(Object.assign(document.createElement('button'), { textContent: 'Outside' }));
if (new URLSearchParams(location.search).has('shadow')) {
  const shadow = page.appendChild(document.createElement('section')).attachShadow({ mode: 'open' });
  addStyles(shadow);
  createRoot(shadow.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <App root={shadow} />
    </StrictMode>,
  );
} else {
  const frame = page.appendChild(document.createElement('iframe'));
  frame.title = 'App';
  frame.style.cssText = 'border: 0; inline-size: 100%; block-size: 600px';
  const body = frame.contentDocument?.body;
  if (body) {
    addStyles(body);
    createRoot(page.appendChild(document.createElement('div'))).render(
      <StrictMode>{createPortal(<App root={body} />, body)}</StrictMode>,
    );
  }
}
