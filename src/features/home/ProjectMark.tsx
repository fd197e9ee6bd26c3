import type { ComponentType, SVGProps } from 'react';
import Bun from 'simple-icons/icons/bun.svg';
import Cloudflare from 'simple-icons/icons/cloudflareworkers.svg';
import Deno from 'simple-icons/icons/deno.svg';
import Effect from 'simple-icons/icons/effect.svg';
import Express from 'simple-icons/icons/express.svg';
import Fastify from 'simple-icons/icons/fastify.svg';
import Next from 'simple-icons/icons/nextdotjs.svg';
import Node from 'simple-icons/icons/nodedotjs.svg';
import React from 'simple-icons/icons/react.svg';
import TanStack from 'simple-icons/icons/tanstack.svg';
import TypeScript from 'simple-icons/icons/typescript.svg';
import Zod from 'simple-icons/icons/zod.svg';
import { Mark } from '@site/src/components/ui/Mark';

const marks = {
  bun: Bun,
  cloudflare: Cloudflare,
  deno: Deno,
  effect: Effect,
  express: Express,
  fastify: Fastify,
  next: Next,
  node: Node,
  react: React,
  tanstack: TanStack,
  trpc: Mark,
  typescript: TypeScript,
  zod: Zod,
} satisfies Record<string, ComponentType<SVGProps<SVGSVGElement>>>;

export type MarkName = keyof typeof marks;

interface ProjectMarkProps {
  /** A mark, or a few letters for projects without one. */
  mark: MarkName | { letters: string };
  className?: string;
}

/** Next to the project's name, so it is an ornament. One color, that of the text. */
export function ProjectMark({ mark, className }: ProjectMarkProps) {
  if (typeof mark === 'object') {
    return (
      <span className={className} aria-hidden>
        {mark.letters}
      </span>
    );
  }
  const Svg = marks[mark];
  return <Svg className={className} aria-hidden />;
}
