'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  AppBar,
  AppBarActions,
  AppBarBrand,
  AppShell,
  AppShellContent,
  AppShellMain,
  BreadcrumbsTrail,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerHeader,
  DrawerToggle,
  NavMenu,
  NavMenuEntries,
  PageHeader,
  PageHeaderTitle,
  SkipLink,
  Stack,
  type ThemeMode,
  ThemeProvider,
  Toaster,
  ToastProvider,
  trailOf,
  trailToCrumbs,
} from 'waymark';
import { menu } from './menu';
import { storeTheme } from './theme';
import { ThemeMenu } from './theme-menu';

export interface FrameProps {
  /** The path of the page, from the router. */
  path: string;
  /** The stored color mode. */
  initialMode: ThemeMode;
  /** The page. */
  children: ReactNode;
}

/** The frame of every page: providers, header, drawer, title and breadcrumbs. */
export function Frame({ path, initialMode, children }: FrameProps) {
  const [mode, setMode] = useState(initialMode);
  const chooseMode = (next: ThemeMode) => {
    setMode(next);
    storeTheme(next);
  };
  const trail = trailOf(menu, path);
  const title = trail.at(-1)?.title ?? 'Page not found';

  const mainRef = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  // After a navigation, the clicked link may no longer exist.
  useEffect(() => {
    if (shownPath.current !== path) mainRef.current?.focus({ preventScroll: true });
    shownPath.current = path;
  }, [path]);

  return (
    <ThemeProvider mode={mode}>
      <ToastProvider>
        <title>{`${title} – Acme`}</title>
        <AppShell>
          <AppBar>
            <SkipLink />
            <AppBarBrand>
              <strong>Acme</strong>
              <DrawerToggle />
            </AppBarBrand>
            <AppBarActions>
              <ThemeMenu mode={mode} onModeChange={chooseMode} />
            </AppBarActions>
          </AppBar>
          <Drawer>
            <DrawerHeader>
              <strong>Acme</strong>
              <DrawerClose />
            </DrawerHeader>
            <DrawerContent>
              <NavMenu>
                <NavMenuEntries entries={menu} currentPath={path} />
              </NavMenu>
            </DrawerContent>
          </Drawer>
          <AppShellContent>
            <AppShellMain ref={mainRef}>
              <Stack gap={5}>
                <PageHeader>
                  <PageHeaderTitle level={1}>{title}</PageHeaderTitle>
                  <BreadcrumbsTrail homeIcon links={trailToCrumbs(trail, { title: 'Home', to: '/' })} />
                </PageHeader>
                {children}
              </Stack>
            </AppShellMain>
          </AppShellContent>
        </AppShell>
        <Toaster />
      </ToastProvider>
    </ThemeProvider>
  );
}
