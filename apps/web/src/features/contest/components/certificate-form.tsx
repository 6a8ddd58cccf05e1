import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Button } from '@qicheng/ui/button';
import { useId } from 'react';
import { Form } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import styles from './certificate-view.module.css';

/** Asks for the code that is printed on the paper; it becomes the address of the answer, which can be sent on. */
export function CertificateForm({ asked = '' }: { asked?: string }) {
  const id = useId();
  return (
    <Form action={paths.contestVerify.path} method="get" className={styles.form}>
      <label htmlFor={id}>证书编号</label>
      <input
        id={id}
        name={pageQuery.certificate}
        defaultValue={asked}
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder="证书上二维码旁的编号，区分大小写"
      />
      <Button type="submit" tone="primary">
        核验
      </Button>
    </Form>
  );
}

/** The code in what was typed or pasted: the code itself, or the whole address that the paper shows. */
export function certificateCodeIn(text: string): string {
  const typed = text.normalize('NFKC').replace(/\s+/g, '');
  if (!URL.canParse(typed)) return typed;
  return new URL(typed).searchParams.get(pageQuery.certificate) ?? typed;
}
