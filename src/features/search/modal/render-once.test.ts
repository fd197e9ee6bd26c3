import { options } from 'preact';
import { flushSync } from 'preact/compat';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOncePerEvent } from './render-once';

afterEach(() => {
  delete options.debounceRendering;
});

const nextTask = () => new Promise((done) => setTimeout(done));

describe('renderOncePerEvent', () => {
  it('waits for promises that settle one after the other, and not for the next task', async () => {
    renderOncePerEvent();
    await undefined;
    let renders = 0;
    const task = nextTask().then(() => renders);
    options.debounceRendering!(() => renders++);
    for (let settled = 0; settled < 12; settled++) await undefined;
    expect(renders).toBe(0);
    expect(await task).toBe(1);
  });

  it('has Preact render as before when it is over', async () => {
    const stop = renderOncePerEvent();
    await undefined;
    expect(options.debounceRendering).toBeDefined();
    stop();
    await undefined;
    expect(options.debounceRendering).toBeUndefined();
    // Also when it begins and ends at once.
    renderOncePerEvent()();
    await undefined;
    expect(options.debounceRendering).toBeUndefined();
  });

  it('stands beside flushSync, within which it begins and ends', async () => {
    const stop = flushSync(renderOncePerEvent);
    await undefined;
    const own = options.debounceRendering;
    expect(own).toBeDefined();
    flushSync(stop);
    expect(options.debounceRendering).toBe(own);
    await undefined;
    expect(options.debounceRendering).toBeUndefined();
  });
});
