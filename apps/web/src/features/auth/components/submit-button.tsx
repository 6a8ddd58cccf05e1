import { Button } from '@qicheng/ui/button';
import styles from './auth-form.module.css';

interface SubmitButtonProps {
  isBusy: boolean;
  disabled?: boolean;
  children: string;
}

/** Submit button of the account forms. */
export const SubmitButton = ({ children, ...rest }: SubmitButtonProps) => (
  <Button {...rest} type="submit" tone="primary" isWide className={styles.submit}>
    {children}
  </Button>
);
