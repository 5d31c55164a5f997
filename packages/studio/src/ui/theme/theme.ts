// Maps the design tokens to Mantine. Colours are defined in tokens.css only.
import {
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
  createTheme,
  localStorageColorSchemeManager,
} from '@mantine/core';

const indigo: MantineColorsTuple = [
  '#F1F2FE',
  '#E3E5FD',
  '#C8CCFB',
  '#A8ADFF',
  '#8589F5',
  '#6163E8',
  '#4F50DB',
  '#4341C2',
  '#37369E',
  '#292975',
];
const gray: MantineColorsTuple = [
  '#F8F8FA',
  '#F3F4F7',
  '#ECEDF2',
  '#E4E6EC',
  '#CFD3DC',
  '#A3A9B7',
  '#646A79',
  '#525867',
  '#343945',
  '#1B1E27',
];
const dark: MantineColorsTuple = [
  '#E9EBF0',
  '#BFC4D0',
  '#A9AEBB',
  '#8D93A3',
  '#3D424F',
  '#2F333E',
  '#1D2027',
  '#16181D',
  '#0F1014',
  '#0B0C0F',
];

const variantColors: VariantColorsResolver = ({ variant, color }) => {
  const tone = color === 'danger' ? 'danger' : 'accent';
  if (variant === 'filled') {
    const hover = `var(--cw-${tone}-hover)`;
    return { background: `var(--cw-${tone})`, hover, color: 'var(--cw-on-accent)', border: '1px solid transparent' };
  }
  if (variant === 'light') {
    return {
      background: `var(--cw-${tone}-soft)`,
      hover: `var(--cw-${tone}-border)`,
      color: `var(--cw-${tone}-text)`,
      border: '1px solid transparent',
    };
  }
  const text =
    color === 'danger' ? 'var(--cw-danger-text)' : variant === 'default' ? 'var(--cw-text)' : 'var(--cw-text2)';
  if (variant === 'default') {
    return {
      background: 'var(--cw-surface)',
      hover: 'var(--cw-hover)',
      color: text,
      border: '1px solid var(--cw-control)',
    };
  }
  return { background: 'transparent', hover: 'var(--cw-active)', color: text, border: '1px solid transparent' };
};

/** Lists of options are inside their landmark, as axe requires; fixed, so that a dialog's scrolling body does not clip them. */
const listInsideLandmark = { withinPortal: false, floatingStrategy: 'fixed' } as const;

export const theme = createTheme({
  colors: { indigo, gray, dark },
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 6 },
  variantColorResolver: variantColors,
  fontFamily: 'var(--cw-font)',
  fontFamilyMonospace: 'var(--cw-mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '13px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '6px', xl: '6px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--cw-shadow-1)',
    sm: 'var(--cw-shadow-2)',
    md: 'var(--cw-shadow-3)',
    lg: 'var(--cw-shadow-3)',
    xl: 'var(--cw-shadow-4)',
  },
  headings: { fontFamily: 'var(--cw-font)', fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'default' } },
    ActionIcon: { defaultProps: { size: 28, variant: 'subtle' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    Select: {
      defaultProps: {
        size: 'sm',
        checkIconPosition: 'right',
        allowDeselect: false,
        comboboxProps: listInsideLandmark,
      },
    },
    Autocomplete: { defaultProps: { comboboxProps: listInsideLandmark } },
    MultiSelect: { defaultProps: { size: 'sm', checkIconPosition: 'right', comboboxProps: listInsideLandmark } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        offset: 6,
        position: 'bottom-end',
        transitionProps: { transition: 'pop', duration: 160 },
        // Rendered inside its landmark and containing only menu items, as screen readers and axe require.
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
    },
    Tooltip: { defaultProps: { openDelay: 400, offset: 6, events: { hover: true, focus: true, touch: false } } },
    Modal: { defaultProps: { shadow: 'xl', transitionProps: { transition: 'fade', duration: 120 } } },
    Drawer: { defaultProps: { shadow: 'xl', transitionProps: { duration: 160 } } },
    Loader: { defaultProps: { size: 16 } },
  },
});

export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--cw-bg)',
    '--mantine-color-text': 'var(--cw-text)',
    '--mantine-color-dimmed': 'var(--cw-text2)',
    '--mantine-color-bright': 'var(--cw-text)',
    '--mantine-color-anchor': 'var(--cw-accent-text)',
    '--mantine-color-default': 'var(--cw-surface)',
    '--mantine-color-default-hover': 'var(--cw-hover)',
    '--mantine-color-default-color': 'var(--cw-text)',
    '--mantine-color-default-border': 'var(--cw-control)',
    '--mantine-color-error': 'var(--cw-danger-text)',
    '--mantine-color-placeholder': 'var(--cw-text3)',
    '--mantine-color-disabled': 'var(--cw-sunken)',
    '--mantine-color-disabled-color': 'var(--cw-text3)',
    '--mantine-color-disabled-border': 'var(--cw-border)',
    '--mantine-primary-color-filled': 'var(--cw-accent)',
    '--mantine-primary-color-filled-hover': 'var(--cw-accent-hover)',
  };
  return { variables: {}, light: shared, dark: shared };
};

export const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });
