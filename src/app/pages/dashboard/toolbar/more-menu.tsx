import {
  Bookmark,
  BookmarkPlus,
  Calculator,
  Download,
  Ellipsis,
  Image,
  Link2,
  type LucideIcon,
  Plug,
  Printer,
  RefreshCw,
} from 'lucide-react';
import { useState } from 'react';
import {
  type ChartImageFormat,
  copyText,
  IconButton,
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
  Spinner,
  toast,
  VisuallyHidden,
} from 'waymark';
import { paths } from '../../../config/paths';
import { measures } from '../../../../rows/query';
import { useData } from '../../../data/use-data';
import { viewsOf } from '../../../data/store';
import { measureName, optionsOf } from '../../../lib/formats';
import { RouterLink } from '../../../lib/router-link';
import { lazyPart } from '../../../shell/part-boundary';
import { linkTo, readView, type RefreshInterval, writeView } from '../state/dashboard-search';
import type { CsvDownload } from './downloads';
import type { DashboardProps } from '../state/use-dashboard-state';

const SaveView = lazyPart('The dialog', async () => (await import('./view-dialogs')).SaveView);
const ManageViews = lazyPart('The dialog', async () => (await import('./view-dialogs')).ManageViews);

const intervalOptions = optionsOf<RefreshInterval>({
  off: 'Off',
  '30s': 'Every 30 seconds',
  '1min': 'Every minute',
  '5min': 'Every 5 minutes',
});

export interface MoreMenuProps extends DashboardProps, CsvDownload {
  saveChart: ((format: ChartImageFormat) => Promise<void>) | null;
}

export function MoreMenu({ connection, state, change, download, isDownloading, saveChart }: MoreMenuProps) {
  const { views, store } = useData();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const [message, setMessage] = useState('');
  const own = viewsOf(views, connection.id);
  const search = writeView(state);
  const current = own.find((view) => view.search === search);
  const dialogProps = { connection, views: own, store, onOpenChange: (open: boolean) => !open && setDialog(null) };

  function openView(id: string): void {
    const view = own.find((one) => one.id === id);
    if (!view) return;
    change({ ...readView(view.search), source: state.source });
    setMessage(`View ${view.name} opened`);
  }

  async function copyLink(): Promise<void> {
    try {
      await copyText(linkTo({ ...state, row: null }, connection.id));
      toast.success('Link copied', { id: 'view' });
    } catch {
      toast.error('Copying is not allowed here', { id: 'view', description: 'Copy the address instead.' });
    }
  }

  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton
            variant="ghost"
            tone="neutral"
            size="sm"
            aria-label="More"
            aria-busy={isDownloading || undefined}
            onPointerEnter={SaveView.preload}
          >
            {isDownloading ? <Spinner aria-hidden /> : <Ellipsis />}
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end" className="max-w-80">
          {own.length > 0 && (
            <>
              <MenuLabel>Saved views</MenuLabel>
              <MenuRadioGroup aria-label="Saved views" value={current?.id ?? ''} onValueChange={openView}>
                {own.map(({ id, name, isDefault }) => (
                  <MenuRadioItem key={id} value={id}>
                    <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                    {isDefault && <span className="ms-auto ps-3 text-caption text-muted">Default</span>}
                  </MenuRadioItem>
                ))}
              </MenuRadioGroup>
              <MenuItem onSelect={() => setDialog('manage')}>
                <Bookmark /> Manage views
              </MenuItem>
            </>
          )}
          <MenuItem onSelect={() => setDialog('save')}>
            <BookmarkPlus /> Save view
          </MenuItem>
          <MenuItem onSelect={() => void copyLink()}>
            <Link2 /> Copy link
          </MenuItem>
          <MenuSeparator />
          {connection.roles.value !== null && (
            <ChoiceMenu
              name="Measure"
              Icon={Calculator}
              options={measures.map((value) => ({ value, label: measureName(value, connection.words) }))}
              value={state.measure}
              onSelect={(measure) => change({ measure })}
            />
          )}
          {connection.roles.time !== null && (
            <MenuCheckboxItem checked={state.compare} onCheckedChange={(compare) => change({ compare })}>
              Compare with previous period
            </MenuCheckboxItem>
          )}
          <ChoiceMenu
            name="Automatic refresh"
            Icon={RefreshCw}
            options={intervalOptions}
            value={state.every}
            onSelect={(every) => change({ every })}
          />
          <MenuSeparator />
          <MenuItem disabled={isDownloading} onSelect={download}>
            <Download /> Download CSV
          </MenuItem>
          {saveChart && (
            <>
              <MenuItem onSelect={() => void saveChart('png')}>
                <Image /> Download chart as PNG
              </MenuItem>
              <MenuItem onSelect={() => void saveChart('svg')}>
                <Image /> Download chart as SVG
              </MenuItem>
            </>
          )}
          <MenuItem onSelect={print}>
            <Printer /> Print
          </MenuItem>
          <MenuSeparator />
          <MenuItem asChild>
            <RouterLink href={paths.apiSetup}>
              <Plug /> Connect an API
            </RouterLink>
          </MenuItem>
        </MenuContent>
      </Menu>
      <VisuallyHidden role="status">{isDownloading ? 'Downloading the CSV file' : message}</VisuallyHidden>
      {dialog === 'save' && <SaveView {...dialogProps} search={search} />}
      {dialog === 'manage' && <ManageViews {...dialogProps} />}
    </>
  );
}

/** Prints after the menu has closed, because the menu would otherwise be printed, too. */
function print(): void {
  setTimeout(() => window.print());
}

interface ChoiceMenuProps<Value extends string> {
  name: string;
  Icon: LucideIcon;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onSelect: (value: Value) => void;
}

function ChoiceMenu<Value extends string>({ name, Icon, options, value, onSelect }: ChoiceMenuProps<Value>) {
  return (
    <MenuSub>
      <MenuSubTrigger>
        <Icon />
        {name}
        <span className="ms-auto ps-3 text-caption text-muted">
          {options.find((option) => option.value === value)?.label}
        </span>
      </MenuSubTrigger>
      <MenuSubContent>
        <MenuRadioGroup aria-label={name} value={value} onValueChange={onSelect}>
          {options.map((option) => (
            <MenuRadioItem key={option.value} value={option.value}>
              {option.label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuSubContent>
    </MenuSub>
  );
}
