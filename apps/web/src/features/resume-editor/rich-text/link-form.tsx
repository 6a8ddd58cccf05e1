import { isSafeLink } from '@qicheng/resume/text';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import styles from './rich-editor.module.css';

const withScheme = (address: string) => (/^[a-z]+:/i.test(address) ? address : `https://${address}`);

/** The URL of the selected text. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setWrong] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const href = withScheme(address.trim());
    if (address.trim() === '') editor.chain().focus().unsetMark('link', { extendEmptyMarkRange: true }).run();
    else if (isSafeLink(href)) editor.chain().focus().setMark('link', { href }).run();
    else return setWrong(true);
    return onDone();
  };
  return (
    <form className={styles.linkForm} onSubmit={apply}>
      <input
        autoFocus
        aria-label="链接地址"
        aria-invalid={isWrong}
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Not to be taken for the Escape that closes a drawer.
          event.preventDefault();
          onDone();
        }}
      />
      <button type="submit">{address.trim() === '' ? '去掉链接' : '确定'}</button>
      {isWrong ? <span role="alert">链接格式不正确</span> : null}
    </form>
  );
}
