// The compiler inside a thread. Its import would read a configuration in the working folder and run packages named there
// if MJML_BROWSER were not set in the thread's environment.
import mjml2html from 'mjml';
import { components } from 'mjml-core';
import type { MjmlCompiler } from '../compile/compile-mjml.ts';
import type { ElementDefinition, MjmlDefinitions } from '../source/definitions.ts';

export function createMjmlCompiler(): MjmlCompiler {
  return {
    definitions: readDefinitions(),
    compile: (source) =>
      withSeededRandom(async () => {
        const { html, errors } = await mjml2html(source, {
          // The compiler's defaults would put a third-party address into every mail.
          fonts: {},
          keepComments: false,
          ignoreIncludes: true,
          validationLevel: 'soft',
        });
        return { html, errors };
      }),
  };
}

function readDefinitions(): MjmlDefinitions {
  return new Map(
    Object.entries(components).map(([name, component]): [string, ElementDefinition] => {
      const attributes: unknown = component === undefined ? undefined : Reflect.get(component, 'allowedAttributes');
      const isEnding = component !== undefined && Reflect.get(component, 'endingTag') === true;
      return [
        name,
        { isEnding, attributes: new Map(Object.entries(attributes ?? {}).map(([key, type]) => [key, String(type)])) },
      ];
    }),
  );
}

const seed = 0x9e3779b9;

/** The compiler creates ids from random numbers: with fixed ones, one source always produces the same HTML. */
async function withSeededRandom<Value>(work: () => Promise<Value>): Promise<Value> {
  const { random } = Math;
  let state = seed;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  try {
    return await work();
  } finally {
    Math.random = random;
  }
}
