import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import {
  Button,
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
  useToast,
  VisuallyHidden,
} from 'waymark';
import type { Connection } from '../../data/connections/connection';
import { useData } from '../../data/use-data';
import { viewsOf } from '../../data/views/saved-view';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { PartBoundary } from '../../shell/part-boundary';
import type { DashboardState } from './dashboard-search';
import { linkTo, readView, writeView } from './opening';
import type { ChangeDashboard } from './use-dashboard-state';
import type { ManageViewsProps, SaveViewProps } from './view-dialogs';

const SaveView = lazyWithPreload<SaveViewProps>(async () => (await import('./view-dialogs')).SaveView);
const ManageViews = lazyWithPreload<ManageViewsProps>(async () => (await import('./view-dialogs')).ManageViews);

export interface ViewsMenuProps {
  connection: Connection;
  state: DashboardState;
  change: ChangeDashboard;
}

/** The saved views of a connection: opens, saves and manages them, and copies a link to what is displayed. */
export function ViewsMenu({ connection, state, change }: ViewsMenuProps) {
  const { views, store } = useData();
  const { show } = useToast();
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
      await navigator.clipboard.writeText(linkTo({ ...state, row: null }, connection.id));
      show({ id: 'view', tone: 'success', title: 'Link copied' });
    } catch {
      show({
        id: 'view',
        tone: 'error',
        title: 'Copying is not allowed here',
        description: 'Copy the address instead.',
      });
    }
  }

  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="outline" size="sm" startIcon={<Bookmark />} onPointerEnter={SaveView.preload}>
            Views
          </Button>
        </MenuTrigger>
        <MenuContent align="end" className="max-w-80">
          {own.length > 0 && (
            <>
              <MenuLabel>Saved views</MenuLabel>
              <MenuRadioGroup value={current?.id ?? ''} onValueChange={openView}>
                {own.map(({ id, name, isDefault }) => (
                  <MenuRadioItem key={id} value={id}>
                    <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                    {isDefault && <span className="ms-auto ps-3 text-caption text-muted">Default</span>}
                  </MenuRadioItem>
                ))}
              </MenuRadioGroup>
              <MenuSeparator />
            </>
          )}
          <MenuItem onSelect={() => setDialog('save')}>Save view</MenuItem>
          {own.length > 0 && <MenuItem onSelect={() => setDialog('manage')}>Manage views</MenuItem>}
          <MenuItem onSelect={() => void copyLink()}>Copy link</MenuItem>
        </MenuContent>
      </Menu>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {dialog !== null && (
        <PartBoundary name="The dialog" onRetry={SaveView.preload}>
          <Suspense>
            {dialog === 'save' ? <SaveView {...dialogProps} search={search} /> : <ManageViews {...dialogProps} />}
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
