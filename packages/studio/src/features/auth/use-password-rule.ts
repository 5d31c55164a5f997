import { useTranslation } from 'react-i18next';
import { countCharacters, validatePassword } from './sign-in/recovery-link.ts';

/** Returns the error message about a new password's length; the server checks the other rules. */
export function usePasswordRule(): (password: string) => string | undefined {
  const { t } = useTranslation(['auth', 'widgets']);
  return (password) => {
    const problem = validatePassword(password);
    if (problem === undefined) return undefined;
    if (problem === 'required') return t('widgets:required');
    return t(`newPassword.${problem}`, { count: countCharacters(password) });
  };
}
