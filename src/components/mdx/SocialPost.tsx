import type { ReactNode } from 'react';
import styles from './SocialPost.module.css';

interface SocialPostProps {
  href: string;
  by: string;
  /** The link's text. Not the post's text, which its author may change or delete. */
  children: ReactNode;
}

const postAddress = /^https:\/\/(?:twitter|x)\.com\/(\w+)\/status\/\d+$/;

/**
 * A link to a post on X, which the platform's widgets.js replaces with the post if the site enables it and the reader
 * consents. The script may replace the blockquote, so React owns only the box around it. `data-dnt` asks X not to use
 * the visit for personalization.
 *
 * @throws at build time if `href` is not the address of a post by `by`
 */
export function SocialPost({ href, by, children }: SocialPostProps) {
  const handle = postAddress.exec(href)?.[1];
  if (!handle) {
    throw new Error(
      `<SocialPost href="${href}">: expected the address of a post, such as https://twitter.com/trpcio/status/123`,
    );
  }
  if (by.toLowerCase() !== `@${handle}`.toLowerCase()) {
    throw new Error(`<SocialPost href="${href}" by="${by}">: the post is by @${handle}`);
  }
  return (
    <div className={styles.post}>
      <blockquote className="twitter-tweet" data-dnt="true">
        <a href={href}>{children}</a> <span className={styles.author}>{by} on X</span>
      </blockquote>
    </div>
  );
}
