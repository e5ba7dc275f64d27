import { javascript } from '@codemirror/lang-javascript';
import { syntaxHighlighting } from '@codemirror/language';
import { classHighlighter } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import { useState } from 'react';

const color = (role: string): string => `var(--wm-color-${role})`;

const theme = EditorView.theme({
  '&': {
    height: '100%',
    overflow: 'hidden',
    borderRadius: 'inherit',
    color: color('text'),
    backgroundColor: color('paper'),
  },
  '&.cm-focused': { outline: `var(--wm-size-ring) solid ${color('focus')}` },
  '.cm-content': { caretColor: color('heading') },
  '.cm-cursor': { borderInlineStartColor: color('heading') },
  '.cm-gutters': { color: color('muted'), backgroundColor: color('sunk'), borderColor: color('divider') },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color('hover') },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: color('primary-soft'),
  },
  '.cm-panels, .cm-tooltip': { color: color('text'), backgroundColor: color('raised') },
});

interface CodeEditorProps {
  /** The initial code. */
  code: string;
  onChange: (code: string) => void;
  'aria-label': string;
  'aria-describedby': string;
}

/** A TSX editor, whose first props apply. Tab moves focus, as on a page without an editor. */
export function CodeEditor({ code, onChange, ...labels }: CodeEditorProps) {
  const [create] = useState(() => (parent: HTMLDivElement) => {
    const view = new EditorView({
      doc: code,
      parent,
      extensions: [
        basicSetup,
        javascript({ jsx: true, typescript: true }),
        EditorView.lineWrapping,
        theme,
        // Uses the code colors of all pages.
        syntaxHighlighting(classHighlighter),
        EditorView.contentAttributes.of({ ...labels }),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
      ],
    });
    return () => view.destroy();
  });
  return <div ref={create} dir="ltr" className="h-120 rounded border border-border text-caption" />;
}
