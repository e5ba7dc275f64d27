const provided =
  /^(?:react(?:\/jsx-runtime|-hook-form|-router)?|react-dom(?:\/client)?|lucide-react|waymark(?:\/(?!testing|preset).+)?)$/;

/** Whether playground code can import a module. Family entry points, such as `waymark/button`, resolve to `waymark`. */
export const isProvided = (source: string): boolean => provided.test(source);
