/** What a thread does for one engine. It can be ended at any moment, so it holds nothing but what can be made again. */
export interface EngineWork<Task, Answer> {
  run(task: Task): Answer | Promise<Answer>;
  /** Buffers of an answer that are handed over instead of copied. */
  transferred?(answer: Answer): readonly ArrayBuffer[];
}

/** What the module of an engine exports: a thread loads it before its first task for that engine. */
export interface EngineModule<Task, Answer, Settings> {
  readonly start: (settings: Settings) => EngineWork<Task, Answer>;
}
