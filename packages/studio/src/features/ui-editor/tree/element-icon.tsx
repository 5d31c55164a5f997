/** The icon of an element, in the tree and in the gallery. */
import {
  IconBox,
  IconBraces,
  IconCalendar,
  IconCheckbox,
  IconCode,
  IconColumns2,
  IconComponents,
  IconHeading,
  IconCursorText,
  IconTag,
  IconTypography,
  IconLineDashed,
  IconListCheck,
  IconListDetails,
  IconLoader2,
  IconMessage,
  IconNumbers,
  IconCake,
  IconCircleDot,
  IconSelect,
  IconSquareRoundedPlus,
  IconStack2,
  IconTextSize,
  IconToggleRight,
  IconAdjustmentsHorizontal,
  type Icon,
} from '@tabler/icons-react';

const icons: Readonly<Record<string, Icon>> = {
  box: IconBox,
  flex: IconColumns2,
  text: IconTypography,
  headline: IconHeading,
  label: IconTag,
  'text-input': IconTextSize,
  'long-text-input': IconCursorText,
  'number-input': IconNumbers,
  'number-stepper': IconStack2,
  slider: IconAdjustmentsHorizontal,
  toggle: IconToggleRight,
  checkbox: IconCheckbox,
  'checkbox-group': IconListCheck,
  'radio-group': IconCircleDot,
  select: IconSelect,
  'multi-select': IconListDetails,
  'date-of-birth': IconCake,
  'date-picker': IconCalendar,
  'loading-spinner': IconLoader2,
  html: IconCode,
  button: IconSquareRoundedPlus,
  textNode: IconLineDashed,
  comment: IconMessage,
  component: IconComponents,
};

interface ElementIconProps {
  /** The id of an element in the gallery; undefined for other tags. */
  readonly element: string | undefined;
  readonly size?: number;
}

export function ElementIcon({ element, size = 16 }: ElementIconProps) {
  const Picture = (element === undefined ? undefined : icons[element]) ?? IconBraces;
  return <Picture size={size} stroke={1.75} aria-hidden />;
}
