/** The names of a group of parameters. */
export type NamesOf<Group> = NoInfer<Group> extends undefined ? never : keyof Group;
