export {
  type Theme,
  type ThemeContrast,
  type ThemeMode,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from './theme-provider';
