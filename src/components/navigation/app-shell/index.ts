export {
  AppShell,
  AppShellContent,
  type AppShellContentProps,
  AppShellMain,
  type AppShellMainProps,
  type AppShellProps,
} from './app-shell';
