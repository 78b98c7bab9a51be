// The tests of an area in one file: Jest loads the library once for each mutant, and not once for each file of tests.
for (const file of JSON.parse(process.env["MUTATION_TESTS"]!) as string[]) await import(file);

export {};
