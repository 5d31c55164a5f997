// The theme of everything that the studio shows, with the style sheets that are loaded from the start.
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colorSchemeManager, cssVariables, theme } from './theme.ts';
import './mantine.css';
import './inter.css';
import './tokens.css';
import './elements.css';

export function StudioTheme({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      // All variables are generated here, so that the library's style sheet of variables need not be loaded.
      deduplicateCssVariables={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
