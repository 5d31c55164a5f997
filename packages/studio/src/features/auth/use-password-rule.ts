import { useTranslation } from 'react-i18next';
import { countCharacters, validatePassword } from './sign-in/recovery-link.ts';

/** What is wrong with the length of a new password, in words; the server knows the rest. */
export function usePasswordRule(): (password: string) => string | undefined {
  const { t } = useTranslation(['auth', 'widgets']);
  return (password) => {
    const problem = validatePassword(password);
    if (problem === undefined) return undefined;
    if (problem === 'required') return t('widgets:required');
    return t(`newPassword.${problem}`, { count: countCharacters(password) });
  };
}
